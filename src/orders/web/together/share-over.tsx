import { LinkButton } from '#web/ui/fields/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

export function ShareOver() {
  return (
    <EmptyState
      level="h1"
      title="این لینک دیگر باز نمی‌شود"
      actions={<LinkButton to="/">صفحهٔ نخست</LinkButton>}
    >
      فرستنده آن را بسته یا عوض کرده است. اگر با آن پرداخته‌اید، پولتان به سفارش رسیده یا خودش برمی‌گردد. از
      فرستنده لینک تازه‌ای بخواهید.
    </EmptyState>
  )
}
