import * as z from 'zod/mini'
import { seriesLengths } from './series.ts'

export const seriesLength = z.literal([...seriesLengths])
