-- Row rules of spins of the wheel and payments of invoices: as in 0001, forced.
ALTER TABLE spins ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE spins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON spins TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON spins TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND user_id IN (SELECT id FROM users));
--> statement-breakpoint
GRANT SELECT, INSERT ON spins TO forecourt_app;
--> statement-breakpoint
-- What was won stays as it was.
GRANT UPDATE (lead_id) ON spins TO forecourt_app;
--> statement-breakpoint
ALTER TABLE invoice_payments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invoice_payments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON invoice_payments TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON invoice_payments TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT, INSERT ON invoice_payments TO forecourt_app;
--> statement-breakpoint
-- Who pays what with which invoice stays as it was.
GRANT UPDATE (state, payment_id, lead_id, refund_due_at, refunded_at) ON invoice_payments TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON spins, invoice_payments TO forecourt_worker;
