import { type RefObject, useEffect } from 'react'

/**
 * What was typed, ticked or chosen on the server's page before its script came: React leaves it in the fields and knows
 * nothing of it. It is done once more, so that what is seen is also what is meant.
 */
export function useDoneBefore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields =
      place.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []
    // one by one: each deed may rest on the one before it
    const deeds = [...fields].flatMap((field) => deedIn(field) ?? []).map((deed) => setTimeout(deed))
    return () => deeds.forEach(clearTimeout)
  }, [place])
}

/** How to do again what makes the field another than it was drawn; the wish is read now, since React draws its own soon. */
function deedIn(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  // no script may choose a file
  if (field.type === 'file') return undefined
  if (field instanceof HTMLSelectElement) {
    const isOther = [...field.options].some((option) => option.selected && !option.defaultSelected)
    return isOther && value !== '' ? () => choose(field, value) : undefined
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const isLeft = field.type === 'radio' && !field.checked
    const { checked } = field
    return checked === field.defaultChecked || isLeft ? undefined : () => tick(field, checked)
  }
  return value === field.defaultValue ? undefined : () => type(field, value)
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** React hears of a value only when it is not the one it saw last; what it sees goes by the field's own property. */
function type(field: HTMLInputElement, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
