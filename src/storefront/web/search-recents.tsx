import './search-recents.css'
import type { FormEvent, ReactNode } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { RemovableChip, RemoveButton } from '#web/ui/search/removable-chip.tsx'

export interface RecentView {
  readonly path: string
  readonly removes: string
  readonly words: ReactNode
}

interface Props<Recent> {
  readonly recents: readonly Recent[]
  readonly action: string
  readonly shown: (recent: Recent) => RecentView
}

interface StoredSearch {
  readonly ids: readonly string[]
}

export function SearchRecents<Recent extends StoredSearch>({ recents, action, shown }: Props<Recent>) {
  // a guest's list returns complete with each response: hide what is being removed
  const going = useFetchers().flatMap(({ formData }) => formData?.getAll('forget').map(String) ?? [])
  const ids = recents.flatMap((recent) => recent.ids)
  if (ids.length === 0) return null
  return (
    <section className="search-recents" aria-labelledby="search-recents" hidden={isWithin(ids, going)}>
      <h2 id="search-recents" className="search-recents-label">
        <Icon name="clock-counter-clockwise" size="small" />
        جستجوهای اخیر
      </h2>
      <ul className="strip">
        {recents.map((recent) => (
          <RecentChip key={recent.ids[0]} {...shown(recent)} ids={recent.ids} action={action} going={going} />
        ))}
      </ul>
      {recents.length > 1 && <ForgetAll ids={ids} action={action} />}
    </section>
  )
}

interface ChipProps extends RecentView, StoredSearch {
  readonly action: string
  readonly going: readonly string[]
}

function RecentChip({ ids, path, removes, words, action, going }: ChipProps) {
  const { Form, state } = useFetcher()
  if (state !== 'idle') return null
  return (
    <li>
      <RemovableChip
        to={path}
        removal={
          <Form method="post" action={action} onSubmit={focusOnNext}>
            {[...ids, ...going].map((id) => (
              <input key={id} type="hidden" name="forget" value={id} />
            ))}
            <RemoveButton label={`حذف جستجوی ${removes}`} />
          </Form>
        }
      >
        {words}
      </RemovableChip>
    </li>
  )
}

function ForgetAll({ ids, action }: StoredSearch & { readonly action: string }) {
  const { Form } = useFetcher()
  return (
    <Form method="post" action={action} className="recents-forget">
      {ids.map((id) => (
        <input key={id} type="hidden" name="forget" value={id} />
      ))}
      <button type="submit">
        <Icon name="trash-bold" size="small" />
        پاک کردن همه
      </button>
    </Form>
  )
}

function isWithin(ids: readonly string[], going: readonly string[]): boolean {
  return ids.every((id) => going.includes(id))
}

function focusOnNext(event: FormEvent<HTMLFormElement>) {
  const item = event.currentTarget.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector('a')?.focus()
}
