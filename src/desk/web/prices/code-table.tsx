import { Link } from 'react-router'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { CodeMatter } from '#desk/web/prices/code-matter.ts'
import type { CodeOnPage } from '#desk/web/prices/codes-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly codes: readonly CodeOnPage[]
  readonly chosen: string | undefined
  /** undefined for who may not */
  readonly onStop: ((matter: CodeMatter) => void) | undefined
}

const states = {
  now: { words: 'در کار', tone: 'good' },
  coming: { words: 'در پیش', tone: 'warn' },
  past: { words: 'گذشته', tone: 'plain' },
  stopped: { words: 'بسته', tone: 'bad' },
} as const

export function CodeTable({ codes, chosen, onStop }: Props) {
  return (
    <DeskTable
      caption="کدهای تخفیف"
      head={['کد', 'وضعیت', 'محصول', 'تخفیف', 'محدودیت', 'تا', 'بار', `داده شد (${moneyUnit()})`, 'کار']}
      empty="کدی نیست."
      rows={codes.map((one) => ({
        key: one.code,
        isChosen: one.code === chosen,
        cells: [
          <Link key="code" to={`?${new URLSearchParams({ code: one.code })}`} preventScrollReset>
            <bdi dir="ltr">{one.code}</bdi>
          </Link>,
          <Tag key="state" tone={states[one.state].tone}>
            {states[one.state].words}
          </Tag>,
          one.product,
          one.worth,
          one.limits,
          one.until,
          persianDigits(one.used),
          <bdi key="spent">{one.spent}</bdi>,
          (one.state === 'now' || one.state === 'coming') && onStop !== undefined && (
            <div key="stop" className="desk-row-actions">
              <Button kind="line" onClick={() => onStop({ what: 'stop', code: one.code })}>
                بستن کد
              </Button>
            </div>
          ),
        ],
      }))}
    />
  )
}
