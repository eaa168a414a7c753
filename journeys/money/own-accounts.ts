import type { WithdrawalNeighbours } from '#withdrawals/server/room.ts'

/** Everybody has a bank account of their own, whose number is made of who they are. */
export const everybodysAccounts = {
  dataOf: async () => ({ firstNameFarsi: 'سارا', lastNameFarsi: 'احمدی' }) as never,
  bank: {
    numbersOf: async (userId) => ({
      iban: (BigInt(`0x${userId.replaceAll('-', '')}`) % 10n ** 24n).toString().padStart(24, '0'),
      cardNumber: null,
      bankAccountNumber: null,
      holderName: 'سارا احمدی',
    }),
  },
} satisfies WithdrawalNeighbours['accounts']
