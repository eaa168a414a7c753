import type { NewsChannel } from '#messages/channels.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const channelWords = {
  Sms: { words: 'پیامک', icon: 'phone-duotone' },
  Email: { words: 'ایمیل', icon: 'envelope-simple-duotone' },
  Whatsapp: { words: 'واتساپ', icon: 'chat-circle-dots-duotone' },
  Push: { words: 'مرورگر', icon: 'bell-duotone' },
} as const satisfies Record<NewsChannel, { readonly words: string; readonly icon: IconName }>
