const inkNames = ['land', 'water', 'shore', 'street', 'street-edge', 'park', 'building'] as const
type InkName = (typeof inkNames)[number]
export type Inks = Readonly<Record<InkName, string>>

/** What the page's tokens are by day or by night: `light-dark()` is known to the browser alone. */
export function inksOf(element: HTMLElement): Inks {
  const probe = element.ownerDocument.createElement('span')
  element.append(probe)
  const read = inkNames.map((name) => {
    probe.style.color = `var(--map-${name})`
    return [name, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(read) as Record<InkName, string>
}

/** Thin from afar, a street's own width from near. */
export function widths(far: number, near: number) {
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    10,
    far / 2,
    13,
    far,
    17,
    near,
  ] satisfies unknown[] as never
}

/** Calls when day becomes night on the page, by the device or by the traveller; returns how to stop. */
export function whenInksChange(changed: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const chosen = new MutationObserver(changed)
  device.addEventListener('change', changed)
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    device.removeEventListener('change', changed)
    chosen.disconnect()
  }
}
