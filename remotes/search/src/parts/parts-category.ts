/** Category of an enquiry to the parts counter (LEA-010). */
export const partsCategory = 'Parts Enquiry';
