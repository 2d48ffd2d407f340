import { env } from 'node:process'

// Of the libraries, only React's development build is used: the other one has no `act`, which tests wait by.
env['NODE_ENV'] = 'development'
await import('react')
await import('react/jsx-runtime')
await import('react-dom/client')
await import('react-dom/server')
env['NODE_ENV'] = 'production'
