import './theme-switch.css'
import { useSyncExternalStore } from 'react'
import type { ThemeChoice } from '#web/brand/theme.ts'
import { themeCookie, themeFrom } from '#web/brand/theme.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const choices = [
  ['light', 'روشن', 'sun-duotone'],
  ['dark', 'تیره', 'moon-stars-duotone'],
  ['device', 'دستگاه', 'desktop-duotone'],
] as const satisfies readonly (readonly [ThemeChoice, string, IconName])[]

/** Without drawings where it `isBare`. */
export function ThemeSwitch({ isBare = false }: { readonly isBare?: boolean }) {
  const chosen = useSyncExternalStore(watchChoice, choiceKept, () => null)
  return (
    <fieldset className="theme-switch" data-bare={isBare || undefined}>
      <legend className="only-spoken">نمای سایت</legend>
      {choices.map(([choice, words, icon]) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={chosen === choice} onChange={() => choose(choice)} />
          {!isBare && <Icon name={icon} size="small" />}
          {words}
        </label>
      ))}
    </fieldset>
  )
}

const chose = 'themechosen'

/** Reading the cookies asks another process each time; another tab may choose while this one is away. */
let known: ThemeChoice | undefined

function choose(choice: ThemeChoice) {
  known = choice
  document.cookie = themeCookie(choice)
  const { dataset } = document.documentElement
  if (choice === 'device') delete dataset['theme']
  else dataset['theme'] = choice
  document.dispatchEvent(new Event(chose))
}

function choiceKept(): ThemeChoice {
  known ??= themeFrom(document.cookie) ?? 'device'
  return known
}

function watchChoice(changed: () => void) {
  const over = new AbortController()
  function changedElsewhere() {
    known = undefined
    changed()
  }
  document.addEventListener(chose, changed, over)
  document.addEventListener('visibilitychange', changedElsewhere, over)
  return () => over.abort()
}
