/** A `ref`: focuses the field at once, or when its dialog opens. */
export function focusAtOnce(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
  input?.focus()
}

export function focusInside(box: HTMLElement | null): void {
  focusAtOnce(box?.querySelector('input') ?? null)
}
