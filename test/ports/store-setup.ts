/** How scenarios open what they run on. */
export interface StoreSetup<Opened> {
  /** Empty stores. */
  open(): Promise<Opened>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}
