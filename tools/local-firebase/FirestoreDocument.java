import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.NullValue;
import java.util.Map;

/** A document as rules see it (`firestore.get`), made of what firebase-tools has read by Firestore's REST interface. */
final class FirestoreDocument {
  private FirestoreDocument() {}

  /** With its fields as `data`; null for a document that does not exist: a rule that reads its fields denies. */
  static ExpressionValue read(JsonObject answer) {
    if (!isFound(answer)) return nothing();
    return ExpressionValue.newBuilder()
        .setMapValue(ExpressionMapValue.newBuilder().putFields("data", mapOf(answer.getAsJsonObject("result"))))
        .build();
  }

  static boolean isFound(JsonObject answer) {
    return answer.get("status").getAsString().equals("ok");
  }

  private static ExpressionValue mapOf(JsonObject written) {
    ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
    if (written.has("fields")) {
      for (Map.Entry<String, JsonElement> field : written.getAsJsonObject("fields").entrySet()) {
        map.putFields(field.getKey(), valueOf(field.getValue().getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  private static ExpressionValue listOf(JsonObject written) {
    ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
    if (written.has("values")) {
      for (JsonElement value : written.getAsJsonArray("values")) list.addValues(valueOf(value.getAsJsonObject()));
    }
    return ExpressionValue.newBuilder().setListValue(list).build();
  }

  /** Of `{ "stringValue": "Winter Cup" }`, for instance. */
  private static ExpressionValue valueOf(JsonObject written) {
    Map.Entry<String, JsonElement> only = written.entrySet().iterator().next();
    JsonElement value = only.getValue();
    ExpressionValue.Builder converted = ExpressionValue.newBuilder();
    return switch (only.getKey()) {
      case "stringValue" -> converted.setStringValue(value.getAsString()).build();
      case "booleanValue" -> converted.setBoolValue(value.getAsBoolean()).build();
      case "integerValue" -> converted.setIntValue(value.getAsLong()).build();
      case "doubleValue" -> converted.setFloatValue(value.getAsDouble()).build();
      case "arrayValue" -> listOf(value.getAsJsonObject());
      case "mapValue" -> mapOf(value.getAsJsonObject());
      // Our documents have no other types that rules read.
      default -> nothing();
    };
  }

  private static ExpressionValue nothing() {
    return ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();
  }
}
