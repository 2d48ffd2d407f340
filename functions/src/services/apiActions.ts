import { defineApiActions } from '../api/apiActions.ts'
import { allActions } from './allActions.ts'

export const apiActions = defineApiActions(allActions)
