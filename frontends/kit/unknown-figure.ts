/** What stands for a figure nobody knows. */
export const unknownFigure = '–';
