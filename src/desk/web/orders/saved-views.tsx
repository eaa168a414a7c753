import { type FormEvent, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import type { orderDeskCalls } from '#desk/orders-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { DeskIcon } from '#desk/web/desk-icon.tsx'
import { changed } from '#desk/web/orders/columns.ts'
import { textIn } from '#desk/web/orders/text-in.ts'
import { Declined } from '#web/declined.ts'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

interface View {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** One's own lists: what was searched, filtered and shown, under a name. */
export function SavedViews({ views }: { readonly views: readonly View[] }) {
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<string>()
  const here = changed(params, { open: '', after: '' }).slice(1)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = textIn(form, 'name')
    try {
      await askDesk<typeof orderDeskCalls.saveView>('POST /api/desk/order-views', {
        body: { name, address: here },
      })
      form.reset()
      setRefusal(undefined)
      await revalidate()
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setRefusal(error.message)
    }
  }
  async function remove(id: string) {
    await askDesk<typeof orderDeskCalls.removeView>('DELETE /api/desk/order-views/{id}', { params: { id } })
    await revalidate()
  }
  return (
    <div className="desk-views">
      <nav aria-label="فهرست‌های من">
        <Link to="?" aria-current={here === '' ? 'page' : undefined}>
          همه
        </Link>
        {views.map(({ id, name, address }) => (
          <span key={id}>
            <Link to={`?${address}`} aria-current={here === address ? 'page' : undefined}>
              {name}
            </Link>
            {here === address && (
              <button type="button" aria-label={`برداشتن فهرست ${name}`} onClick={() => void remove(id)}>
                <DeskIcon name="x-bold" />
              </button>
            )}
          </span>
        ))}
      </nav>
      {here !== '' && (
        <form onSubmit={(event) => void save(event)}>
          <input name="name" required maxLength={40} aria-label="نام این فهرست" placeholder="نام این فهرست" />
          <button type="submit" className="button" data-kind="tonal" data-size="small">
            نگه داشتن
          </button>
        </form>
      )}
      <RefusalNote says={refusal} />
    </div>
  )
}
