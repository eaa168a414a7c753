import './flow-list.css'
import { Link } from 'react-router'
import type { FlowTexts } from '#wallet/web/flow-texts.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function FlowList({ flows }: { readonly flows: readonly FlowTexts[] }) {
  return (
    <ol className="card flows" aria-label="گردش کیف پول">
      {flows.map((flow) => (
        <FlowRow key={flow.id} flow={flow} />
      ))}
    </ol>
  )
}

function FlowRow({ flow }: { readonly flow: FlowTexts }) {
  const { says, isIn, amount, balance, when } = flow
  return (
    <li className="flow" data-way={isIn ? 'in' : 'out'}>
      <span className="flow-mark" aria-hidden="true">
        <Icon name={isIn ? 'plus-bold' : 'minus-bold'} size="small" />
      </span>
      <div className="flow-words">
        <b>{says}</b>
        <p>{when}</p>
        <FlowSource flow={flow} />
        {flow.note && <p className="flow-source">{flow.note}</p>}
      </div>
      <div className="flow-end">
        <span className="only-spoken">{isIn ? 'واریز' : 'برداشت'}</span>
        <Price amount={amount} {...(isIn && { tone: 'saving' })} />
        <small>
          مانده <bdi dir="ltr">{balance}</bdi>
        </small>
        <a
          className="flow-receipt"
          href={`/api/wallet/WalletFlows/Receipt/${flow.id}`}
          download
          aria-label={`رسید ${says}، ${when}`}
        >
          رسید
        </a>
      </div>
    </li>
  )
}

function FlowSource({ flow }: { readonly flow: FlowTexts }) {
  const { order, gateway, reference, refundNumber, withdrawalNumber } = flow
  if ([order, gateway, refundNumber, withdrawalNumber].every((one) => one === undefined)) return null
  return (
    <p className="flow-source">
      {order && (
        <span>
          سفارش{' '}
          <Link to={order.to}>
            <bdi dir="ltr">{order.number}</bdi>
          </Link>
        </span>
      )}
      {gateway && (
        <span>
          درگاه {gateway}
          {reference && (
            <>
              ، شمارهٔ مرجع <bdi dir="ltr">{reference}</bdi>
            </>
          )}
        </span>
      )}
      {refundNumber && (
        <span>
          کد پیگیری استرداد <bdi dir="ltr">{refundNumber}</bdi>
        </span>
      )}
      {withdrawalNumber && (
        <span>
          کد پیگیری برداشت{' '}
          <Link to="/profile/transactions/withdraw">
            <bdi dir="ltr">{withdrawalNumber}</bdi>
          </Link>
        </span>
      )}
    </p>
  )
}
