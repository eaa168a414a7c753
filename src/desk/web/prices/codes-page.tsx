import { useState } from 'react'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { CodeDialog } from '#desk/web/prices/code-dialog.tsx'
import type { CodeMatter } from '#desk/web/prices/code-matter.ts'
import { CodeTable } from '#desk/web/prices/code-table.tsx'
import { CodeUses } from '#desk/web/prices/code-uses.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/codes-page'

export { loader } from './codes-page.server.ts'

export default function CodesPage({ loaderData: { codes, uses, chosen, products } }: Route.ComponentProps) {
  const [matter, setMatter] = useState<CodeMatter>()
  const [done, setDone] = useState<string>()
  const mayMake = useMay('prices.propose')
  return (
    <DeskPage
      title="کدهای تخفیف"
      sub="کدی که بیش از ۱۰ میلیون تومان هزینه بردارد نفر دوم می‌خواهد"
      actions={mayMake && <Button onClick={() => setMatter({ what: 'make', products })}>کد تازه</Button>}
    >
      {done !== undefined && (
        <Note tone="good" announced>
          {done}
        </Note>
      )}
      <div className="desk-split" data-open={chosen === undefined ? undefined : ''}>
        <CodeTable codes={codes} chosen={chosen} onStop={mayMake ? setMatter : undefined} />
        {chosen !== undefined && <CodeUses code={chosen} uses={uses} />}
      </div>
      <CodeDialog
        matter={matter}
        onClose={() => setMatter(undefined)}
        onDone={(says) => {
          setMatter(undefined)
          setDone(says)
        }}
      />
    </DeskPage>
  )
}
