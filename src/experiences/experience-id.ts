/** Ours: its supplier's name and its reference there, `octo-bosphorus-boat`. */
export interface ExperienceName {
  readonly supplier: string
  readonly ref: string
}

export const idShape = /^([a-z]{2,20})-(.{1,200})$/

export function experienceId({ supplier, ref }: ExperienceName): string {
  return `${supplier}-${ref}`
}

export function experienceNamed(id: string): ExperienceName | undefined {
  const [, supplier, ref] = idShape.exec(id) ?? []
  return supplier === undefined || ref === undefined ? undefined : { supplier, ref }
}
