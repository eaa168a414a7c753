/** Days a finished message is stored: for questions of recipients and bills of providers. */
export const KEPT_DAYS = 90
