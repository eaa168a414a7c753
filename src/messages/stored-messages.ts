/**
 * How many days a message is kept after its end. Within them people ask whether they were told, and providers whether they were
 * paid for it; later it would only say who travelled where.
 */
export const KEPT_DAYS = 90
