/** B03: reminder before a penalty rises. */
export const remindBeforeSeconds = 3 * 3600
