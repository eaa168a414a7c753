type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** what a field said when it was last changed */
export type ChangedBefore = Map<Field, string | boolean>

/** Notes the fields that are changed before hydration, in the order of their last change, and hands them over at `pagealive`.
 * Runs by its text alone: may name nothing outside itself. */
export function keepChanges(): void {
  const alive = new AbortController()
  const { signal } = alive
  const changed: ChangedBefore = new Map()
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('input:not([type="file"]), textarea, select')) return
    const field = target as Field
    changed.delete(field)
    const isTick = field.type === 'checkbox' || field.type === 'radio'
    changed.set(field, isTick ? (field as HTMLInputElement).checked : field.value)
  }
  addEventListener('input', note, { capture: true, signal })
  addEventListener('change', note, { capture: true, signal })
  addEventListener(
    'pagealive',
    (event) => {
      alive.abort()
      for (const one of changed) (event as CustomEvent<ChangedBefore>).detail.set(...one)
    },
    { signal },
  )
}

/** Changes the fields once more, now that their page hears it; those that were changed again since are left. */
export function changeAgain(changed: ChangedBefore): void {
  for (const [field, said] of changed)
    if (field.isConnected && !field.disabled) {
      if (typeof said === 'boolean') tickAgain(field as HTMLInputElement, said)
      else typeAgain(field, said)
    }
}

/** React hears a click only where it believes the contrary. */
function tickAgain(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked
  box.click()
}

/** React hears a value only where it believes another; setting by the prototype passes its belief by. */
function typeAgain(field: Field, text: string): void {
  const place = field instanceof HTMLInputElement ? field.selectionStart : null
  if (!(field instanceof HTMLSelectElement)) field.value = text === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  if (place !== null && document.activeElement === field)
    (field as HTMLInputElement).setSelectionRange(place, place)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
