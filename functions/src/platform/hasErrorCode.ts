/** Whether an error has one of these codes: numbers of gRPC, or names of Firebase such as `auth/user-not-found`. */
export function hasErrorCode(error: unknown, ...codes: readonly (number | string)[]): boolean {
  return error instanceof Error && 'code' in error && codes.some(code => error.code === code)
}
