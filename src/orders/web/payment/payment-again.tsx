import { useState } from 'react'
import { usePayAgain } from '#orders/web/payment/use-pay-again.ts'
import { firstActive, GatewayChoice, type GatewayView } from '#payments/web/gateway-choice.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { HelpLink } from '#web/ui/help-link.tsx'

interface Props {
  readonly orderId: string
  readonly useWallet: boolean
  readonly gateways: readonly GatewayView[]
  readonly words: string
}

export function PaymentAgain({ gateways, words, ...order }: Props) {
  const [gatewayId, setGatewayId] = useState(firstActive(gateways))
  const { payAgain, isBusy, declined, stepUpDialog } = usePayAgain(order)
  return (
    <div className="payment-again">
      <GatewayChoice gateways={gateways} chosen={gatewayId} onChoose={setGatewayId} />
      <RefusalNote says={declined} />
      {gatewayId !== undefined && (
        <Button
          kind="commit"
          size="large"
          block
          busy={isBusy && 'در حال رفتن به درگاه…'}
          onClick={() => void payAgain(gatewayId)}
        >
          {words}
        </Button>
      )}
      <HelpLink slug="paid-no-ticket" orderId={order.orderId}>
        پول کم شد ولی بلیت نیامد؟
      </HelpLink>
      {stepUpDialog}
    </div>
  )
}
