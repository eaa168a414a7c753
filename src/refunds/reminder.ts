/** B03: how long before a penalty rises whoever wished it is told. */
export const remindBeforeSeconds = 3 * 3600
