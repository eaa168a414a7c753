export const plain = { opens: null, worthUntil: Temporal.Now.instant().add({ hours: 1 }) } as const
