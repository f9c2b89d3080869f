/** Who may run: ages and sexes as printed in a condition book. */
export interface Eligibility {
  /** `2`, `3`, `3+`, `3-4`, `4+`, `all`. */
  readonly ages: string | null;
  readonly sexes: 'open' | 'fillies and mares' | 'fillies' | 'colts and geldings' | null;
}
