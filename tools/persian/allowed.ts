import { wordsOfTheirOwn } from '#content/persian-words.ts'

export interface AllowedPiece {
  /** the file's path, or the beginning of it */
  readonly file: string
  /** all rules when not named */
  readonly rules?: readonly string[]
  /** the value of this property alone */
  readonly property?: string
  /** this piece alone */
  readonly piece?: string
  readonly reason: string
}

export const allowedPieces: readonly AllowedPiece[] = [
  { file: 'src/content/persian-rules.ts', reason: 'the wrong spellings themselves' },
  {
    file: 'src/help/questions/',
    property: 'also',
    reason: 'what people type, misspelled as they do; only the search reads it',
  },
  { file: 'src/help/synonyms.ts', reason: 'what people type; only the search reads it' },
  { file: 'src/help/words-of.ts', reason: 'words that the search leaves out, as people type them' },
  { file: 'src/flights/phrase/lexicon.ts', reason: 'what people type into the one line' },
  {
    file: 'src/flights/phrase/phrase-table.ts',
    reason: 'sentences as people type them, with what they mean',
  },
  {
    file: 'src/passengers/latin/',
    rules: ['latin', 'ها glued'],
    reason: 'names beside their usual Latin spelling',
  },
  { file: 'src/places/fold.ts', rules: ['Arabic digit'], reason: 'compared, never displayed' },
  { file: 'src/places/keyboard.ts', rules: ['Arabic letter'], reason: 'what an Arabic keyboard types' },
  {
    file: 'src/flights/supplier/server/nira/rules-text.ts',
    rules: ['Arabic letter'],
    reason: 'letters of a supplier that are read as ours',
  },
  {
    file: 'src/flights/supplier/server/nira/nira-client.ts',
    rules: ['latin'],
    reason: 'errors of its protocol, compared',
  },
  {
    file: 'src/flights/inventory/server/aircraft.ts',
    rules: ['latin'],
    reason: 'aircraft as their makers call them',
  },
  { file: 'src/web/ui/flight/flight-line.tsx', rules: ['latin'], reason: 'names of kinds, never displayed' },
  {
    file: 'src/accounts/web/login-screen.tsx',
    rules: ['latin'],
    piece: 'email',
    reason: 'the name of a way to sign in, never displayed',
  },
  {
    file: 'src/help/server/refusals.ts',
    rules: ['latin'],
    reason: 'the desk in a terminal names its tables in English',
  },
  {
    file: 'src/payments/server/refusals.ts',
    rules: ['latin'],
    reason: 'the desk in a terminal types currencies and commands in English',
  },
  {
    file: 'src/status/server/refusals.ts',
    rules: ['latin'],
    reason: 'words that the desk types in a terminal',
  },
  {
    file: 'src/flights/passes/web/wallet-passes.tsx',
    rules: ['latin'],
    reason: 'wallets are named as their makers write them',
  },
  { file: 'src/server/openapi.ts', rules: ['latin'], reason: 'the title of a document that machines read' },
  {
    file: 'src/web/api-docs-page.tsx',
    rules: ['raw key'],
    piece: 'openapi.json',
    reason: 'a file by its name, for whoever builds against it',
  },
  {
    file: 'src/orders/booking-failed.ts',
    rules: ['exclamation'],
    reason: '§8 gives this sentence with its mark',
  },
  ...wordsOfTheirOwn.map((piece) => ({ file: '', rules: ['ها glued'], piece, reason: 'a word of its own' })),
  { file: 'src/magazine/feed.ts', rules: ['latin'], piece: 'fa', reason: 'how a feed names its language' },
  {
    file: 'simulators/magazine/server.ts',
    rules: ['latin'],
    reason: 'a broken title, as a careless site sends one',
  },
  { file: 'simulators/bank/oppwa-widget.ts', reason: 'a script that a browser runs' },
  { file: 'simulators/nira/queries.ts', reason: 'rules of a supplier, in its own spelling' },
  { file: 'simulators/nira/windows-1256.ts', rules: ['Arabic letter'], reason: 'a table of letters' },
  { file: 'simulators/duffel-stays/views.ts', rules: ['latin'], reason: 'a supplier that speaks English' },
  { file: 'simulators/octo/product-views.ts', rules: ['latin'], reason: 'a supplier that speaks English' },
  { file: 'simulators/octo/products.ts', rules: ['latin'], reason: 'a supplier that speaks English' },
  { file: 'simulators/sms/protocol.ts', rules: ['hamza'], reason: 'the sentence of the real service' },
]
