/**
 * Whether a record that an administrator made in a member's stead opens the gate for them. It does not say that they
 * agreed, so they are still asked.
 */
export const ADMIN_ENSURE_OPENS_GATE = false;
