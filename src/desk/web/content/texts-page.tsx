import './content.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { TextForm } from '#desk/web/content/text-form.tsx'
import { TextHistory } from '#desk/web/content/text-history.tsx'
import { TextKinds } from '#desk/web/content/text-kinds-nav.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/texts-page'

export { loader } from './texts-page.server.ts'

const states = {
  read: { words: 'متن میز', tone: 'good' },
  written: { words: 'در پیش یا گذشته', tone: 'warn' },
  own: { words: 'متن خانه', tone: 'plain' },
} as const

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const { kind, kinds, title, listed, chosen, history } = loaderData
  const [isNew, setNew] = useState(false)
  const [done, setDone] = useState<string>()
  const mayWrite = useMay('content.write')
  const draft = chosen ?? (isNew ? { key: '', fields: {}, own: {} } : null)
  return (
    <DeskPage
      title={title}
      sub="هر متن از ساعتی که می‌نویسید بر همهٔ سرورها خوانده می‌شود و پیشینه‌اش می‌ماند"
      actions={mayWrite && kind === 'notice' && <Button onClick={() => setNew(true)}>اعلان تازه</Button>}
    >
      <TextKinds kinds={kinds} current={kind} />
      {done !== undefined && (
        <Note tone="good" announced>
          {done}
        </Note>
      )}
      <div className="desk-split" data-open={draft === null ? undefined : ''}>
        <DeskTable
          caption={title}
          head={['متن', 'وضعیت']}
          empty="هنوز چیزی نوشته نشده است."
          rows={listed.map(({ key, name, state }) => ({
            key,
            isChosen: key === chosen?.key,
            cells: [
              <Link
                key="name"
                to={`?${new URLSearchParams({ key })}`}
                onClick={() => setNew(false)}
                preventScrollReset
              >
                {name}
              </Link>,
              <Tag key="state" tone={states[state].tone}>
                {states[state].words}
              </Tag>,
            ],
          }))}
        />
        {draft !== null && (
          <TextForm
            key={`${kind} ${draft.key}`}
            page={loaderData}
            text={draft}
            mayWrite={mayWrite}
            onDone={(says) => {
              setNew(false)
              setDone(says)
            }}
          />
        )}
      </div>
      <TextHistory history={history} />
    </DeskPage>
  )
}
