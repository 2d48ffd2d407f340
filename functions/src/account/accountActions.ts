import { deleteMyAccount } from './deleteMyAccount.ts'
import { exportMyData } from './exportMyData.ts'

export const accountActions = { deleteMyAccount, exportMyData }
