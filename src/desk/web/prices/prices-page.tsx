import '#desk/web/today.css'
import './prices.css'
import { useState } from 'react'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { EndRule } from '#desk/web/prices/end-rule.tsx'
import type { RuleOnPage } from '#desk/web/prices/prices-page.server.ts'
import { ProposeRule } from '#desk/web/prices/propose-rule.tsx'
import { RuleForm } from '#desk/web/prices/rule-form.tsx'
import { RuleTable } from '#desk/web/prices/rule-table.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/prices-page'

export { loader } from './prices-page.server.ts'

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { typed, fault, found, rules, products, suppliers, brands } = loaderData
  const [ending, setEnding] = useState<RuleOnPage>()
  const mayPropose = useMay('prices.propose')
  const key = JSON.stringify(typed)
  return (
    <DeskPage
      title="قیمت‌ها"
      sub="بر بهای تأمین‌کننده افزوده یا از آن کاسته می‌شود؛ هر قاعده را دو نفر می‌گذارند"
    >
      {mayPropose && (
        <RuleForm
          key={`form ${key}`}
          typed={typed}
          fault={fault}
          products={products}
          suppliers={suppliers}
          brands={brands}
        />
      )}
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault.says}
        </Note>
      )}
      {found !== undefined && <ProposeRule key={`trial ${key}`} found={found} />}
      <h2>قاعده‌ها</h2>
      <RuleTable rules={rules} onEnd={mayPropose ? setEnding : undefined} />
      <EndRule rule={ending} onClose={() => setEnding(undefined)} />
    </DeskPage>
  )
}
