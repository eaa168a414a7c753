/** What most letters of tests are: about no page, and worth reading for an hour. */
export const plain = { opens: null, worthUntil: Temporal.Now.instant().add({ hours: 1 }) } as const
