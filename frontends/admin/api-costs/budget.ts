/** Above this percent of a budget the operator should look. */
export const warningAt = 80;

export const isNearLimit = (percentage: number): boolean => percentage > warningAt;
