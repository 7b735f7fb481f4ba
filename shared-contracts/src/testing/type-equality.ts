/** Compile-time proof that two types are the same: `const proof: Same<A, B> = true`. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
