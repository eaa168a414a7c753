/** Who of the house answers. */
export const desks = ['support', 'money', 'hotels', 'visas', 'managers'] as const
export type Desk = (typeof desks)[number]

export function isDesk(name: string): name is Desk {
  return (desks as readonly string[]).includes(name)
}
