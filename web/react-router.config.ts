import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: ['/', '/auth/signin', '/auth/signup'],
} satisfies Config
