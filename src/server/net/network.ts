import ipaddr from 'ipaddr.js'

type Prefix = { ipv4: number; ipv6: number }

/** IPv6: the bits that a provider hands to one customer. */
const CUSTOMER: Prefix = { ipv4: 32, ipv6: 64 }
const NEIGHBOURHOOD: Prefix = { ipv4: 24, ipv6: 48 }

function around(address: string, prefix: Prefix) {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 client of a server that listens on IPv6 arrives as ::ffff:203.0.113.7.
  const parsed = ipaddr.process(address)
  const plain = parsed.toNormalizedString().split('%')[0]
  if (parsed.kind() === 'ipv6') return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${prefix.ipv6}`)}/${prefix.ipv6}`
  if (prefix.ipv4 === 32) return plain as string
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${plain}/${prefix.ipv4}`)}/${prefix.ipv4}`
}

/**
 * The network that an address counts as, for limits: an IPv4 address itself, the /64 of an IPv6 address. With IPv6 every
 * customer has 2^64 addresses, so a limit for each of them would be none.
 */
export const networkOf = (address: string) => around(address, CUSTOMER)

/** For display: tells two networks apart, and names no household. */
export const coarseNetworkOf = (address: string) => around(address, NEIGHBOURHOOD)
