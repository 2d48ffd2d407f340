import * as z from 'zod/mini'
import { eliminationLengths, seriesLengths } from './series.ts'

export const seriesLength = z.literal([...seriesLengths])
export const eliminationLength = z.literal([...eliminationLengths])
