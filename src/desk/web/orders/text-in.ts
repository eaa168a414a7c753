/** What was typed into a field of this form. */
export function textIn(form: HTMLFormElement, name: string): string {
  const given = new FormData(form).get(name)
  return typeof given === 'string' ? given : ''
}
