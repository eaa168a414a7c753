import { type RefObject, useEffect } from 'react'

export function useDoneBefore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fields =
      place.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []
    // one by one, since each may depend on the previous
    const actions = [...fields].flatMap((field) => actionIn(field) ?? []).map((action) => setTimeout(action))
    return () => actions.forEach(clearTimeout)
  }, [place])
}

/** Returns how to replay a field's change; values are read now, before React overwrites them. */
function actionIn(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  // scripts cannot choose files
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

/** React notices only values other than its last, so the native setter is used. */
function type(field: HTMLInputElement, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
