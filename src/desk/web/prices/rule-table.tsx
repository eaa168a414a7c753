import { DeskTable } from '#desk/web/desk-table.tsx'
import type { RuleOnPage } from '#desk/web/prices/prices-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly rules: readonly RuleOnPage[]
  /** undefined for who may not */
  readonly onEnd: ((rule: RuleOnPage) => void) | undefined
}

const states = {
  now: { words: 'در کار', tone: 'good' },
  coming: { words: 'در پیش', tone: 'warn' },
  past: { words: 'گذشته', tone: 'plain' },
} as const

export function RuleTable({ rules, onEnd }: Props) {
  return (
    <DeskTable
      caption="قاعده‌های قیمت"
      head={['شماره', 'وضعیت', 'چه می‌کند', 'دربارهٔ', 'از', 'تا', 'پیشنهاد', 'کار']}
      empty="قاعده‌ای نیست؛ هر چیز به بهای تأمین‌کننده فروخته می‌شود."
      rows={rules.map((rule) => ({
        key: String(rule.id),
        cells: [
          persianDigits(rule.id),
          <Tag key="state" tone={states[rule.state].tone}>
            {states[rule.state].words}
          </Tag>,
          rule.effect,
          rule.about,
          rule.from,
          rule.until,
          persianDigits(rule.proposal),
          rule.state !== 'past' && rule.endedBy === null && onEnd !== undefined && (
            <div key="end" className="desk-row-actions">
              <Button kind="line" onClick={() => onEnd(rule)}>
                پس گرفتن
              </Button>
            </div>
          ),
        ],
      }))}
    />
  )
}
