/** The number of the lowest card in the window, or nothing when the list has not come into view. */
export function lastSeenCard(): string | undefined {
  const cards = document.querySelectorAll<HTMLElement>('.results-column li[data-key]')
  const seen = [...cards].findLast((card) => card.getBoundingClientRect().top < innerHeight)
  return seen?.dataset.key
}
