import type { Config } from '@react-router/dev/config'
import { prerenderedAddresses } from './plugin/pageHeads.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedAddresses,
} satisfies Config
