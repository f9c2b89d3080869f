/** Above so many percent of a budget somebody should look. */
export const warningAt = 80;

export const isNearLimit = (percentage: number): boolean => percentage > warningAt;
