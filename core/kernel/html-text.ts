/** A text as it is written in HTML and XML, between tags or in an attribute. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
