/** A `ref` for the field where typing starts: a dialog about to open puts the focus there, an open one has it at once. */
export function focusAtOnce(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
  input?.focus()
}

/** The same for the only field of a box. */
export function focusInside(box: HTMLElement | null): void {
  focusAtOnce(box?.querySelector('input') ?? null)
}
