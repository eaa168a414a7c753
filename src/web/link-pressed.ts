/** The path of the link of ours that a press is on; undefined where the browser itself follows it. */
export function linkPressed(press: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented } = press
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined
  return link.pathname + link.search + link.hash
}
