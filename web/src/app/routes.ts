import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routePatterns as at } from '#platform/hrefs.ts'

export default [
  layout('layouts/AuthLayout.tsx', [
    route(at.signIn, '../features/auth/SignInPage.tsx'),
    route(at.signUp, '../features/auth/SignUpPage.tsx'),
    route(at.signInSuccess, '../features/auth/SignInSuccessPage.tsx'),
  ]),
  layout('layouts/DefaultLayout.tsx', [
    route(at.home, '../features/home/HomePage.tsx'),
    route('*', 'NotFoundRoute.ts'),
  ]),
] satisfies RouteConfig
