import { searchOf } from '#flights/search/search-params.ts'

export function sentBy(form: HTMLFormElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value)
  return sent
}

/** The control of a field; where one box has two, the second is the return's. */
export function controlOf(form: HTMLFormElement, property: string): HTMLElement | undefined {
  const group = form.querySelector(`[name="${property}"]`)?.closest('.cell, .cell-group')
  const controls = [...(group?.querySelectorAll<HTMLElement>('select, [role="combobox"], button.cell') ?? [])]
  return property === 'back' ? controls.at(-1) : controls[0]
}

/** Opens a field as if it had been pressed. */
export function openField(form: HTMLFormElement, property: string): void {
  const control = controlOf(form, property)
  control?.focus()
  if (control?.matches('button[aria-expanded="false"]')) control.click()
}

/** To the first question that is still open, its list or calendar too; with none left to the search itself. */
export function leadOn(form: HTMLFormElement): void {
  const [missing] = searchOf(sentBy(form)).faults
  if (missing === undefined) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
  else openField(form, missing.property)
}
