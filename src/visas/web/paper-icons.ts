import type { DocumentKind } from '#documents/kinds.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const paperIcons: Readonly<Record<DocumentKind, IconName>> = {
  passport: 'book-open-duotone',
  photo: 'user-focus-duotone',
  nationalCard: 'identification-card-duotone',
  birthCertificate: 'notebook-duotone',
  previousVisa: 'stamp-duotone',
}
