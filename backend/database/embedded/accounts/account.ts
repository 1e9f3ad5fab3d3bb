/** An account of the operating system. */
export interface Account {
  uid: number
  gid: number
  name: string
}
