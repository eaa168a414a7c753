import { type Browser, chromium, type Page } from 'playwright-core'

/** A browser whose own text size is set to twice the usual: what is in rem, and what asks for a width in em, follows. */
export function largeTextBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
  })
}

/** Text that cannot be read whole: cut off by a box around it, or grown out of the button or field it stands on. */
export function textLost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lost = new Set<string>()
    const slack = 3
    const nameOf = (element: Element) => {
      const { className } = element
      const own = typeof className === 'string' && className !== '' ? `.${className.split(' ')[0]}` : ''
      return element.tagName.toLowerCase() + own
    }
    const where = (element: Element) =>
      [element.parentElement?.parentElement, element.parentElement, element]
        .flatMap((one) => (one ? [nameOf(one)] : []))
        .join(' > ')
    /** what is meant for screen readers alone is one pixel wide */
    const isSeen = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 2 &&
        height > 2 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement
      if (element === null || text.textContent?.trim() === '' || element.closest('noscript, script, style'))
        continue
      if (!isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width === 0) continue
        const middle = (top + bottom) / 2
        for (
          let box: Element | null = element;
          box !== null && box !== document.body;
          box = box.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(box)
          const edge = box.getBoundingClientRect()
          if (edge.width <= 2 || edge.height <= 2) break
          if (
            overflowX === 'auto' ||
            overflowX === 'scroll' ||
            overflowY === 'auto' ||
            overflowY === 'scroll'
          )
            break
          const isBeside = cuts(overflowX) && (left < edge.left - slack || right > edge.right + slack)
          const isBelow = cuts(overflowY) && (middle < edge.top || middle > edge.bottom)
          const isHalf = cuts(overflowY) && (top < edge.top - 12 || bottom > edge.bottom + 12)
          if (isBeside || isBelow || isHalf)
            lost.add(
              `cut off by ${nameOf(box)}: ${where(element)} «${text.textContent?.trim().slice(0, 40)}»`,
            )
        }
        const button = element.closest('button, .button, .chip, .tag, summary, [role="tab"], [role="option"]')
        if (button !== null) {
          const edge = button.getBoundingClientRect()
          const isOut =
            left < edge.left - slack ||
            right > edge.right + slack ||
            middle < edge.top ||
            middle > edge.bottom
          if (isOut)
            lost.add(
              `grown out of ${nameOf(button)}: ${where(element)} «${text.textContent?.trim().slice(0, 40)}»`,
            )
        }
        if (left < -slack || right > innerWidth + slack) {
          let isScrolled = false
          for (let box: Element | null = element; box !== null; box = box.parentElement)
            isScrolled ||= /auto|scroll/.test(getComputedStyle(box).overflowX)
          if (!isScrolled)
            lost.add(`beside the page: ${where(element)} «${text.textContent?.trim().slice(0, 40)}»`)
        }
      }
    }
    for (const field of document.querySelectorAll(
      'input:not([type=hidden],[type=checkbox],[type=radio],[type=range]), select, textarea',
    )) {
      const { lineHeight, fontSize } = getComputedStyle(field)
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2
      if (isSeen(field) && field.clientHeight + slack < Math.min(line, Number.parseFloat(fontSize) * 1.3))
        lost.add(`too low for its text: ${where(field)}`)
    }
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      const scrolls = (box: Element | null): boolean =>
        box !== null && (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
      const beyond = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 2 && (left < -0.5 || right > innerWidth + 0.5) && !scrolls(element.parentElement)
      })
      const names = beyond.slice(-3).map(where).join(', ')
      lost.add(`the page is ${scrollWidth} px wide in a window of ${innerWidth} px: ${names}`)
    }
    return [...lost]
  })
}
