/** Whether a text can be the id of something a member wrote: 8 to 64 letters, digits, hyphens or underscores. */
export const isItemId = (text: string): boolean => /^[A-Za-z0-9][\w-]{7,63}$/.test(text);
